import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportChange } from '../../../schemas/studio/imports.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Confirm } from '../kit/confirm.tsx'
import { useInvalidFocus } from '../keyboard/use-invalid-focus.ts'
import { TextField } from '../kit/field.tsx'
import { Row } from '../kit/layout.tsx'
import styles from './transfer.module.css'

interface ImportFormProps {
  chosen: readonly ImportChange[]
  /** Host of the other site. */
  site: string
  isPending: boolean
  /** `release`: its name; null: drafts only. */
  onImport: (release: string | null) => void
}

/** Decides where the chosen documents go: into a release or into drafts. */
export function ImportForm({ chosen, site, isPending, onImport }: ImportFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const [isRelease, setIsRelease] = useState(true)
  const [name, setName] = useState(() => t('transfer.releaseName', { site }).slice(0, 80))
  const [timesRejected, setTimesRejected] = useState(0)
  const [isChecked, setIsChecked] = useState(false)
  const form = useInvalidFocus(timesRejected)
  const [isAsking, setIsAsking] = useState(false)
  const removed = chosen.filter(({ change }) => change === 'removed').length
  const written = chosen.length - removed
  const release = isRelease && written > 0 ? name.trim() : null
  const isMissing = isChecked && release === ''

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setIsChecked(true)
    if (release === '') return setTimesRejected(timesRejected + 1)
    if (removed > 0) return setIsAsking(true)
    return onImport(release)
  }

  return (
    <form
      ref={form}
      className={styles.importForm}
      noValidate
      aria-label={t('transfer.take')}
      onSubmit={submit}
    >
      {written > 0 && (
        <fieldset className={styles.options}>
          <legend>{t('transfer.where')}</legend>
          <label className={styles.option}>
            <input
              type="radio"
              name={`${id}-where`}
              checked={isRelease}
              onChange={() => setIsRelease(true)}
            />
            {t('transfer.intoRelease')}
          </label>
          <label className={styles.option}>
            <input
              type="radio"
              name={`${id}-where`}
              checked={!isRelease}
              onChange={() => setIsRelease(false)}
            />
            {t('transfer.intoDrafts')}
          </label>
        </fieldset>
      )}
      {written > 0 && isRelease && (
        <TextField
          id={`${id}-name`}
          label={t('releases.name')}
          error={isMissing && t('releases.nameMissing')}
          required
          value={name}
          maxLength={80}
          onChange={setName}
        />
      )}
      <Row gap={16} justify="between">
        <p role="status" className={styles.hint}>
          {isPending ? t('transfer.importing') : t('transfer.willTake', { written, removed })}
        </p>
        <Button type="submit" loading={isPending} disabled={chosen.length === 0}>
          {t('transfer.take')}
        </Button>
      </Row>
      {isAsking && (
        <Confirm
          question={t('transfer.removeAsk', { count: removed })}
          verb={t('transfer.take')}
          onConfirm={() => onImport(release)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </form>
  )
}
