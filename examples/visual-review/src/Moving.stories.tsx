import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';

const meta = { title: 'Moving' } satisfies Meta;

export default meta;

/** The fade of a custom element ends, that of a spinner does not. */
function Widget() {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = host.current!.shadowRoot ?? host.current!.attachShadow({ mode: 'open' });
    root.innerHTML = `<style>
      @keyframes fade { from { opacity: 0 } }
      @keyframes turn { to { rotate: 1turn } }
      p { inline-size: 60px; background: rgb(180, 60, 0); animation: fade 3s both }
      i { display: block; inline-size: 60px; block-size: 4px; background: navy; animation: turn 1.7s linear infinite }
    </style><p>Saved</p><i></i>`;
  }, []);
  return <div ref={host} />;
}

/** What moves outside of the styles of the page. */
export const Everywhere: StoryObj = {
  render: () => (
    <>
      <Widget />
      <svg width="200" height="20">
        <rect width="20" height="20">
          <animate attributeName="x" from="0" to="180" dur="2.3s" repeatCount="indefinite" />
        </rect>
      </svg>
      <iframe
        title="Preview"
        srcDoc="<style>@keyframes run { to { margin-inline-start: 200px } } b { animation: run 1.9s infinite }</style><b>Draft</b>"
      />
    </>
  ),
};

/** As a phone that is turned, and in the window of Storybook. */
export const Sizes: StoryObj = {
  render: () => <div style={{ blockSize: '100vh', background: 'linear-gradient(teal, orange)' }} />,
  globals: { viewport: { value: 'mobile1', isRotated: true } },
  parameters: { layout: 'fullscreen', chromatic: { modes: { own: {}, filled: { viewport: '50pct-100pct' } } } },
};
