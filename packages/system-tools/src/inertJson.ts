/**
 * JSON for a `<script>` element: no string in it ends the element or opens a comment.
 * (https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements)
 */
export const inertJson = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
