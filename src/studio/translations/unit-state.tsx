import { useTranslation } from 'react-i18next'
import type { TranslationStateName } from '../../../schemas/studio/translations.ts'
import { Badge, type BadgeProps } from '../../ui/display/badge.tsx'

const tones: Readonly<Record<TranslationStateName, NonNullable<BadgeProps['tone']>>> = {
  missing: 'error',
  outdated: 'warn',
  'needs-work': 'warn',
  done: 'neutral',
  checked: 'ok',
}

/** The state of a text. */
export function UnitState({ state }: { state: TranslationStateName }) {
  const { t } = useTranslation()
  return <Badge tone={tones[state]}>{t(`translations.states.${state}`)}</Badge>
}
