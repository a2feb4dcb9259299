import { useTranslation } from 'react-i18next'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { deviceProblem } from './passkey-device.ts'
import { useReason } from '../use-reason.ts'

/** Explains in the user's language why a change to an account failed. */
export function useAccountReason(): (error: unknown) => string {
  const { t } = useTranslation()
  const reasonOf = useReason()
  return (error) => {
    const problem = deviceProblem(error)
    if (problem) return t(`account.${problem}`)
    if (!(error instanceof StudioError)) return reasonOf(error)
    switch (error.type) {
      case 'WrongCredentials':
        return t('account.wrong')
      case 'WrongCode':
        return t('signIn.wrongCode')
      case 'WrongPasskey':
        return t('account.passkeyWrong')
      case 'NotAllowed':
        return t('account.factorStays')
      case 'PasswordTooCommon':
        return t('account.common')
      case 'TooManyAttempts':
        return t('signIn.tooMany', { minutes: Math.ceil(Number(error.data?.['retryAfter'] ?? 60) / 60) })
      default:
        return reasonOf(error)
    }
  }
}
