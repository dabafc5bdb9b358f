/**
 * E-mail addresses on which engines may disagree. In a field of the type `email`, one engine converts the domain to ASCII, another
 * leaves it unchanged and the third rejects it; each has its own tables of valid domains (UTS 46).
 */
export const emails = [
  'a@example.com',
  'a@münchen.de',
  'a@MÜNCHEN.DE',
  'a@mu\u0308nchen.de',
  'a@xn--mnchen-3ya.de',
  'a@straße.de',
  'a@sub.bücher.example',
  'a@مثال.إختبار',
  'a@مثال.example',
  'a@مثال٤.شبكة',
  'a@пример.рф',
  'a@例え.テスト',
  'a@उदाहरण.परीक्षा',
  'a@münchen',
  'a@مثال',
  'a@münchen..de',
  'a@.münchen.de',
  'a@münchen.de.',
  'a@münchen.de/path',
  'a@münchen.de:25',
  'a@mün chen.de',
  'a@例え。テスト',
  'a@☃.example',
  'a@\u0301münchen.de',
  `a@${'ü'.repeat(60)}.de`,
  'ü@example.com',
  'مثال@مثال.إختبار',
];
