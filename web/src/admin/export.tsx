import { useSearchParams } from 'react-router'
import { ExportButton } from './export-button.tsx'

type ExportProps = {
  /** The server function. */
  name: string
  getFilters: (searchParams: URLSearchParams) => Record<string, unknown>
}

/** An export button that uses the filters in the URL. */
export function Export({ name, getFilters }: ExportProps) {
  const [searchParams] = useSearchParams()
  return <ExportButton name={name} filters={getFilters(searchParams)} />
}
