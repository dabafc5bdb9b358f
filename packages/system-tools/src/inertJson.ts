/** JSON for a `<script>` element: no text in it can close the element. */
export const inertJson = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
