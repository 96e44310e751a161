import { type CodeState, codeStates } from '@course/contract/sales/codes'
import { Badge } from '../../ui/badge.tsx'

const TONES = {
  active: 'success',
  refused: 'warning',
  paused: 'neutral',
  expired: 'neutral',
  used: 'neutral',
} as const

export const CodeStateBadge = ({ state }: { state: CodeState }) => (
  <Badge tone={TONES[state]}>{codeStates[state]}</Badge>
)
