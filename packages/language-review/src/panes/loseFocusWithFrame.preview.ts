/** React gives the focus back to what had it, even in a frame that it has just removed, where the `focus` of user-event fails. */
export function loseFocusWithFrame(frame: Window & typeof globalThis) {
  frame.addEventListener('pagehide', () => {
    Object.defineProperty(frame.HTMLElement.prototype, 'focus', { value: () => undefined });
  });
}
