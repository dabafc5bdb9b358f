import { getConfig } from '../../config';
import type { TextKind } from '../textsOf';

export const layerName = 'text-marks';

/** How each kind of text is marked: by a label, and by colour and line style, so that colour alone is never needed. */
export function markStyles(): Readonly<Record<TextKind, { label: string; line: string }>> {
  const { success, danger, accent } = getConfig().tokens.color;
  return {
    ordinary: { label: 'translated', line: `1px solid color-mix(in srgb, ${success} 45%, transparent)` },
    missing: { label: 'falls back to English', line: `2px dashed ${danger}` },
    placeholders: { label: 'placeholders differ', line: `3px double ${danger}` },
    identical: { label: 'same as English', line: `2px dotted ${accent}` },
    long: { label: 'over-long', line: `2px solid ${accent}` },
    'hard-coded': { label: 'not from a catalog', line: `2px solid ${danger}` },
  };
}

/** The style sheet of the layer with label and legend. */
export function layerStyles() {
  const { color, type } = getConfig().tokens;
  return `
  [data-layer='${layerName}'] {
    position: absolute; left: 0; top: 0; width: 0; height: 0; z-index: 2147483646;
    direction: ltr; font: 500 12px/1.5 ${type.family}; color: ${color.text}; pointer-events: none;

    [data-part] { position: fixed; background: ${color.surface}; border: 1px solid ${color.borderControl}; border-radius: 6px; }
    [data-part='label'] { padding: 2px 8px; white-space: pre; }
    [data-part='legend'] { right: 8px; bottom: 8px; display: flex; pointer-events: auto; }
    button { display: flex; align-items: center; gap: 8px; width: 100%; min-height: 24px; padding: 2px 10px; border: 0; border-radius: 6px; background: none; font: inherit; color: inherit; cursor: pointer; }
    button:hover { background: ${color.surfaceHover}; }
    button span { width: 18px; height: 12px; border-radius: 3px; box-sizing: border-box; }
    [aria-expanded] { width: auto; padding-inline: 8px; color: ${color.textMuted}; }
    [aria-expanded='true']::before { content: '\\203A'; font-size: 16px; }
    /* Folded, it fits beside the texts. */
    [data-folded] { right: 0; border-right: 0; border-radius: 6px 0 0 6px; }
    [data-folded] [aria-expanded] { padding: 8px 0; writing-mode: vertical-rl; white-space: nowrap; font-size: 11px; line-height: 15px; }
    [hidden] { display: none; }
  }
`;
}
