const paths = {
  heading: 'M2.5 4.5v11M9.5 4.5v11M2.5 10h7M13 10c.3-2 4.2-2 4.2.2 0 1.8-4.2 2.8-4.2 5.3h4.4',
  subheading: 'M2.5 4.5v11M9.5 4.5v11M2.5 10h7M13 8.8h4.2l-2.3 2.5c3.3 0 3.3 4.2 0 4.2-1 0-1.7-.4-2.1-1.1',
  bullets: 'M8 5h9M8 10h9M8 15h9M3.5 5h.01M3.5 10h.01M3.5 15h.01',
  numbers:
    'M8.5 5H17M8.5 10H17M8.5 15H17M2.8 4 4.2 3.2v4.3M2.7 13c.2-1.3 2.3-1.3 2.3 0 0 1.1-2.3 1.7-2.3 3.3H5',
  quote: 'M3.5 4v12M8 5.5h9M8 10h9M8 14.5h6',
  undo: 'M7.5 4 3.5 8l4 4M4 8h8a4.4 4.4 0 0 1 0 8.8H9',
  redo: 'm12.5 4 4 4-4 4M16 8H8a4.4 4.4 0 0 0 0 8.8h3',
  link: 'M8.5 11.5a3.2 3.2 0 0 0 4.5 0l3-3A3.2 3.2 0 0 0 11.5 4l-1 1M11.5 8.5a3.2 3.2 0 0 0-4.5 0l-3 3A3.2 3.2 0 0 0 8.5 16l1-1',
  image: 'M3 4h14v12H3zM3 13.5l4-4 4 4 2.5-2.5 3.5 3.5M13 7.5h.01',
  upload: 'M10 13V3.5M6 7.5l4-4 4 4M3 13v4h14v-4',
  video: 'M2.5 5h11v10h-11zM13.5 9l4-2.5v7l-4-2.5',
  table: 'M3 4h14v12H3zM3 8h14M3 12h14M10 8v8',
  callout: 'M3 3.5h14v10H9.5L6 17v-3.5H3zM10 6v2.5M10 11h.01',
  caption: 'M4 3h12v8.5H4zM5 14.5h10M7.5 17.5h5',
  keyboard: 'M2 5h16v10H2zM5 8.2h.01M8.3 8.2h.01M11.7 8.2h.01M15 8.2h.01M6.5 12h7',
}

export type ToolIconName = keyof typeof paths

/** Apart from the icons of every page, because only editors load these. */
export const ToolIcon = ({ name }: { name: ToolIconName }) => (
  <svg
    viewBox="0 0 20 20"
    aria-hidden="true"
    className="size-5"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={paths[name]} />
  </svg>
)
