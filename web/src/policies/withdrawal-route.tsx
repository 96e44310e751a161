import { policyLoader } from './policy-loader.ts'
import { PolicyScreen } from './policy-screen.tsx'

export const loader = policyLoader('withdrawal')

export const Component = () => <PolicyScreen type="withdrawal" />
