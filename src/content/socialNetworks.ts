/** The social networks in their order, and the messages that name the company's page on each. */
export const socialNetworks = [
  { network: 'facebook', nameId: 'socialFacebook' },
  { network: 'instagram', nameId: 'socialInstagram' },
  { network: 'tiktok', nameId: 'socialTiktok' },
  { network: 'whatsapp', nameId: 'socialWhatsapp' },
] as const;
