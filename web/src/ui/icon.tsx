import { classNames } from './class-names.ts'

const paths = {
  check: 'm3 11 4.5 4.5L17 5',
  close: 'M4 4l12 12M16 4 4 16',
  external: 'M5 2h13v13M18 2 2 18',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  plus: 'M10 2v16M2 10h16',
  speaker: 'M3 8v4h3l4 3.5v-11L6 8zM13 7.5a3.5 3.5 0 0 1 0 5M15 5a7 7 0 0 1 0 10',
}

/** A decorative line icon in the color of the text. */
export const Icon = ({ name, className }: { name: keyof typeof paths; className: string }) => (
  <svg
    viewBox="0 0 20 20"
    aria-hidden="true"
    className={classNames('shrink-0', className)}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={paths[name]} />
  </svg>
)
