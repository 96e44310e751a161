import { useSearchParams } from 'react-router'
import { ExportButton } from './export-button.tsx'

type ExportProps = {
  /** The function that writes the file. */
  name: string
  /** What it is narrowed to, as the list is. */
  filtersIn: (searchParams: URLSearchParams) => Record<string, unknown>
}

/** The list as its address filters it, as a file. */
export function Export({ name, filtersIn }: ExportProps) {
  const [searchParams] = useSearchParams()
  return <ExportButton name={name} filters={filtersIn(searchParams)} />
}
