import { useId, useState, useSyncExternalStore, type SyntheticEvent } from 'react'
import { keptPromoCode, maxPromoCodeLength, promoCodeProblem } from '../../lib/preferences/promo-code.ts'
import { describeError, useTask } from '../../lib/data/use-task.ts'
import type { Translate } from '../../lib/i18n/plain-i18n.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { useFacts } from '../../renderer/render-context.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { ControlBox, Field } from '../../ui/controls/field.tsx'
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx'
import { showActivated } from './activated-dialog.tsx'
import { activatePromoCode, isCodeRejected } from './promo-calls.ts'
import styles from './promo-entry.module.css'

/** Why a code was rejected, as a text for the player. */
function describe(error: unknown, t: Translate): string {
  return isCodeRejected(error) ? promoCodeProblem(error.data['promo_code'], t) : describeError(error, t)
}

const neverChanges = () => () => undefined

/** The code that the player arrived with; unknown on the server and in the first render. */
function useKeptCode(): string | undefined {
  return useSyncExternalStore(neverChanges, keptPromoCode, () => undefined)
}

interface PromoEntryProps {
  /** Shows the result here instead of leading to another page. */
  stays?: boolean
}

/** A field for a promo code, prefilled with the one that the player arrived with. */
export function PromoEntry({ stays = false }: PromoEntryProps) {
  const { t } = useTranslation()
  const id = useId()
  const kept = useKeptCode()
  const [typed, setTyped] = useState<string>()
  const [answered, setAnswered] = useState<{ code: string; taken?: string }>()
  const text = typed ?? kept ?? ''
  const code = text.trim()
  const { run, isPending, problem } = useTask(async () => {
    // Keeps the text visible even when the stored code is removed.
    setTyped(text)
    setAnswered({ code })
    const offer = await activatePromoCode(code)
    setTyped('')
    setAnswered({ code: '', taken: offer.description.name })
    showActivated(offer, { t, stays })
  }, describe)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (code !== '') run()
  }
  // Text typed since then has not been checked yet.
  const isAnswered = answered?.code === code
  const error = isAnswered && !isPending ? problem : undefined
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        id={id}
        label={t('promo.label')}
        error={error}
        success={isAnswered && answered.taken !== undefined && t('promo.taken', { name: answered.taken })}
      >
        {(control) => (
          <ControlBox invalid={error !== undefined}>
            <input
              {...control}
              className={styles.code}
              value={text}
              maxLength={maxPromoCodeLength}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          </ControlBox>
        )}
      </Field>
      <Button type="submit" variant="secondary" size="l" loading={isPending} className={styles.button}>
        {t('promo.activate')}
      </Button>
      <VisuallyHidden>
        <span role="status">{error}</span>
      </VisuallyHidden>
    </form>
  )
}

/** The same, collapsed inside another view; open if the player arrived with a code. */
export function FoldedPromoEntry() {
  const { t } = useTranslation()
  const { isOnBreak } = useFacts()
  const kept = useKeptCode()
  const [isOpen, setIsOpen] = useState<boolean>()
  // Hidden from players on a break.
  if (isOnBreak === true) return null
  return (
    <details
      className={styles.folded}
      open={isOpen ?? kept !== undefined}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{t('promo.open')}</summary>
      <PromoEntry stays />
    </details>
  )
}
