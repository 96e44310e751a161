import type { Change } from '@course/contract/admin/admin'

export function Changes({ change }: { change: Change }) {
  const fields = Object.entries(change)
  if (fields.length === 0) return null
  return (
    <dl className="mt-1 text-xs text-muted">
      {fields.map(([field, value]) => (
        <div key={field}>
          <dt className="inline">{field}: </dt>
          <dd className="inline">
            {value.old ?? '–'} → {value.new ?? '–'}
          </dd>
        </div>
      ))}
    </dl>
  )
}
