import { urlOf } from '../../schemas/roles/role-table.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { useSocialReturn } from '../../src/modules/sign-in/index.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { Outcome } from '../../src/ui/states/outcome.tsx'

export function SocialReturn() {
  const { t } = useTranslation()
  const state = useSocialReturn()
  if (state.status === 'problem') {
    return (
      <Outcome
        emblem="bolt"
        title={t('auth.social.failedTitle')}
        text={t(`auth.social.problems.${state.problem}`)}
        isProblem
      >
        <ActionButton action={{ type: 'navigate', to: urlOf('login') }} size="l">
          {t('auth.social.again')}
        </ActionButton>
      </Outcome>
    )
  }
  const isDone = state.status === 'handedOver'
  return (
    <Outcome
      emblem="crown"
      title={t(isDone ? 'auth.social.closeTitle' : 'auth.social.pendingTitle')}
      text={t(isDone ? 'auth.social.closeText' : 'auth.social.pendingText')}
      isBusy={!isDone}
    />
  )
}
