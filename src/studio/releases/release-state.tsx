import { useTranslation } from 'react-i18next'
import type { Release } from '../../../schemas/studio/releases.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { useTimestamp } from '../use-language.ts'
import { stateTones } from './state-tones.ts'

/** The state of a release; a scheduled one shows its time. */
export function ReleaseState({ release: { state, at } }: { release: Release }) {
  const { t } = useTranslation()
  const time = useTimestamp()
  return (
    <Badge tone={stateTones[state]}>
      {state === 'waiting' && at !== null ? time(at) : t(`releases.states.${state}`)}
    </Badge>
  )
}
