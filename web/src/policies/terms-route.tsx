import { policyLoader } from './policy-loader.ts'
import { PolicyScreen } from './policy-screen.tsx'

export const loader = policyLoader('terms')

export const Component = () => <PolicyScreen type="terms" />
