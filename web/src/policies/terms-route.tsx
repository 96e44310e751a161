import { useLoaderData } from 'react-router'
import { LazyTextEditor } from '../editing/lazy-editing.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { loadPolicy } from './load-policy.ts'
import { PolicyScreen } from './policy-screen.tsx'

export const loader = () => loadPolicy('terms')

export function Component() {
  return (
    <>
      <PageMeta
        title="Terms of Service"
        description="What you get, what it costs, and how you may use it."
        isIndexed
      />
      <PolicyScreen
        type="terms"
        contentPromise={useLoaderData<typeof loader>().content}
        Editor={LazyTextEditor}
      />
    </>
  )
}
