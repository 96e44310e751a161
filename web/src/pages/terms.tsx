import { PageMeta } from '../app/page-meta.tsx'
import { PolicyScreen } from '../policies/policy-screen.tsx'

export function Component() {
  return (
    <>
      <PageMeta
        title="Terms of Service"
        description="What you buy, what it costs, and what you may do with it."
        isIndexed
      />
      <PolicyScreen type="terms" />
    </>
  )
}
