import { policyLoader } from './policy-loader.ts'
import { PolicyScreen } from './policy-screen.tsx'

export const loader = policyLoader('imprint')

export const Component = () => <PolicyScreen type="imprint" />
