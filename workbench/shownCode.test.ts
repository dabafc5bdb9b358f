import { expect, test } from 'vitest';
import { shownCode } from './shownCode';

const button = { title: 'Components/Button' };

test.each([
  [
    'JSX, without the mocks that listen',
    `<Button\n  onClick={() => {}}\n  variant="quiet"\n>\n  Send\n</Button>`,
    `<Button\n  variant="quiet"\n>\n  Send\n</Button>`,
  ],
  [
    'a story that renders JSX, without its test',
    `{\n  render: () => <Button>\n      <Message id="send" />\n    </Button>,\n  play: async ({\n    canvas\n  }) => {\n    await expect(canvas).toBeVisible();\n  }\n}`,
    `<Button>\n  <Message id="send" />\n</Button>`,
  ],
  [
    'a story with more than that',
    `{\n  parameters: {\n    a: 1\n  },\n  args: {\n    src: "data:image/webp;base64,AAAA"\n  },\n  play: async context => {\n    await send(context);\n  },\n  render: args => <Button {...args} />\n}`,
    `{\n  args: {\n    src: "…"\n  },\n  render: args => <Button {...args} />\n}`,
  ],
])('the code of %s', (_, code, shown) => {
  const found = shownCode(code, button);
  expect(found).toBe(`import { Button } from '#components/Button';\n\n${shown}`);
  expect(shownCode(found, button)).toBe(found);
});

test('imports what belongs to the component, and nothing where it is not used', () => {
  expect(shownCode('<Button><ButtonLink /><Buttonless /></Button>', button)).toMatch(
    /^import \{ Button, ButtonLink \} /,
  );
  expect(shownCode('<Row />', button)).toBe('<Row />');
});
