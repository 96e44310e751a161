import { classNames } from './class-names.ts'

const paths = {
  check: 'm3 11 4.5 4.5L17 5',
  close: 'M4 4l12 12M16 4 4 16',
  clipboard: 'M4 4h12v14H4zM7.5 2h5v3.5h-5zM7 9h6M7 12h6M7 15h3',
  copy: 'M7 7h10.5v10.5H7zM13 7V2.5H2.5V13H7',
  external: 'M5 2h13v13M18 2 2 18',
  book: 'M10 5C8 3.5 5.5 3 2.5 3v12.5c3 0 5.5.5 7.5 2 2-1.5 4.5-2 7.5-2V3c-3 0-5.5.5-7.5 2zM10 5v12.5',
  briefcase: 'M2.5 7h15v10h-15zM7 7V3.5h6V7M2.5 11.5h15',
  grid: 'M3 3h5.5v5.5H3zM11.5 3H17v5.5h-5.5zM3 11.5h5.5V17H3zM11.5 11.5H17V17h-5.5z',
  arrow: 'M3 10h14M11 4l6 6-6 6',
  lock: 'M4 9h12v9H4zM6.5 9V6a3.5 3.5 0 0 1 7 0v3',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  minus: 'M2 10h16',
  plus: 'M10 2v16M2 10h16',
  search: 'M8.5 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM12.5 12.5 17.5 17.5',
  speaker: 'M3 8v4h3l4 3.5v-11L6 8zM13 7.5a3.5 3.5 0 0 1 0 5M15 5a7 7 0 0 1 0 10',
}

export type IconName = keyof typeof paths

/** A decorative line icon in the color of the text. */
export const Icon = ({ name, className }: { name: IconName; className: string }) => (
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
