import { loadPolicy } from './load-policy.ts'
import { PolicyScreen } from './policy-screen.tsx'

export const loader = () => loadPolicy('privacy')

export const Component = () => <PolicyScreen type="privacy" />
