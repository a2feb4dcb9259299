import type { LoyaltyCharacter } from '../../../schemas/api/entities/loyalty.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { callApi } from '../../../src/lib/api/client.ts'
import { describeError, useTask } from '../../../src/lib/data/use-task.ts'
import type { Translate } from '../../../src/lib/i18n/plain-i18n.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { Question } from '../../../src/modules/loyalty/index.ts'

function describe(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError) || error.type !== 'InvalidParameterException')
    return describeError(error, t)
  return t(`loyalty.characters.refused.${error.data.id === 'level' ? 'level' : 'other'}`)
}

interface ConfirmCharacterProps {
  character: LoyaltyCharacter
  /** Name of the player's current character. */
  current: string | undefined
  onCancel: () => void
  onDone: () => void
}

/** Asks for confirmation before the character changes. */
export function ConfirmCharacter({ character, current, onCancel, onDone }: ConfirmCharacterProps) {
  const { t } = useTranslation()
  const change = useTask(async () => {
    await callApi('loyalty.setcharacter', { id: character.id })
    onDone()
  }, describe)
  return (
    <Question
      text={
        current === undefined
          ? t('loyalty.characters.confirm.first')
          : t('loyalty.characters.confirm.text', { current })
      }
      problem={change.problem}
      isPending={change.isPending}
      confirmLabel={t('loyalty.characters.confirm.yes')}
      onConfirm={change.run}
      onCancel={onCancel}
    />
  )
}
