/** The networks in the order they are shown, and the texts that name a company's page there. */
export const networks = [
  { network: 'facebook', name: 'socialFacebook' },
  { network: 'instagram', name: 'socialInstagram' },
  { network: 'tiktok', name: 'socialTiktok' },
  { network: 'whatsapp', name: 'socialWhatsapp' },
] as const;
