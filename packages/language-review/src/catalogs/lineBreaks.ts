/** Line breaks that a text may not have: before it, after it, and those of a second empty line. */
export const strayLineBreaks = /^\s*\n\s*|(?<!\s)\s*\n\s*$|\n\s*\n\s*\n/g;
