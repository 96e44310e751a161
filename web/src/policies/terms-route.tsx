import { loadPolicy } from './load-policy.ts'
import { PolicyScreen } from './policy-screen.tsx'

export const loader = () => loadPolicy('terms')

export const Component = () => <PolicyScreen type="terms" />
