import { classNames } from '../ui/class-names.ts'

/** The lines of a sheet, a page or a slide, drawn in a box of 40 by 48. */
const drawings: Record<string, string> = {
  xlsx: 'M4 4h32v40H4zM4 14h32M4 24h32M4 34h32M14 4v40M25 14v30',
  docx: 'M4 4h32v40H4zM10 13h14M10 21h20M10 27h20M10 33h20M10 39h10',
  pdf: 'M4 4h32v40H4zM10 11h20v11H10zM10 28h20v11H10z',
  pptx: 'M2 10h36v24H2zM8 17h16M8 23h8M22 29v-6M27 29v-9M32 29v-4M20 34v8M12 42h16',
}

type SheetDrawingProps = { format: string | undefined; className?: string }

/** A small picture of a kind of file. */
export const SheetDrawing = ({ format = '', className }: SheetDrawingProps) => (
  <svg
    viewBox="0 0 40 48"
    aria-hidden="true"
    className={classNames('mt-1 h-12 w-10 shrink-0 text-outline', className)}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinejoin="round"
  >
    <path d={drawings[format] ?? drawings.docx} />
  </svg>
)
