export default {
  parameters: { layout: 'padded' },
};
