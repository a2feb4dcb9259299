import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Draft } from '../../../../schemas/studio/answers.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useFieldLabels } from '../../fields/labels/use-field-labels.ts'
import { labelOfPath } from '../../releases/change-labels.ts'
import { FieldValue } from '../../releases/field-value.tsx'
import type { Choice } from '../saving/draft-saver.ts'
import type { MergeConflict } from './merge-bodies.ts'
import { Alert } from '../../kit/alert.tsx'
import styles from './merge.module.css'

interface ClashesProps {
  clashes: readonly MergeConflict[]
  /** The draft of the other user; null: it is published. */
  theirs: Draft | null
  /** Of the own text. */
  body: unknown
  onChoose: (choices: ReadonlyMap<string, Choice>) => Promise<void>
}

/** Values that two users have changed, each in another way: one of each is chosen, the own one by default. */
export function Clashes({ clashes, theirs, body, onChoose }: ClashesProps) {
  const { t } = useTranslation()
  const labels = useFieldLabels()
  const group = useId()
  const [chosen, setChosen] = useState<ReadonlyMap<string, Choice>>(new Map())
  const names = { mine: t('editor.mine'), theirs: theirs?.savedBy ?? t('editor.publishedOne') }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void onChoose(new Map(clashes.map(({ key }) => [key, chosen.get(key) ?? 'mine'])))
  }

  return (
    <Alert className={styles.clashes}>
      <form className={styles.form} onSubmit={submit}>
        <p>{theirs ? t('editor.clash', { name: theirs.savedBy }) : t('editor.clashPublished')}</p>
        {clashes.map((clash) => (
          <fieldset key={clash.key} className={styles.clash}>
            <legend>
              {labelOfPath(clash.mine === undefined ? theirs?.document.body : body, clash.path, labels)}
            </legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side} className={styles.side}>
                <input
                  type="radio"
                  name={`${group} ${clash.key}`}
                  checked={(chosen.get(clash.key) ?? 'mine') === side}
                  onChange={() => setChosen(new Map(chosen).set(clash.key, side))}
                />
                <span className={styles.who}>{names[side]}</span>
                <span className={styles.value}>
                  {clash[side] === undefined ? (
                    <em>{t('editor.valueRemoved')}</em>
                  ) : (
                    <FieldValue value={clash[side]} />
                  )}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
        <Button type="submit" size="s">
          {t('editor.saveChosen')}
        </Button>
      </form>
    </Alert>
  )
}
