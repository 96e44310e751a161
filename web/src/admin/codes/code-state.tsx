import { type CodeState, codeStates } from '@course/contract/sales/codes'
import { Badge } from '../../ui/badge.tsx'

export const CodeStateBadge = ({ state }: { state: CodeState }) => (
  <Badge tone={state === 'active' ? 'success' : 'neutral'}>{codeStates[state]}</Badge>
)
