import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { findDocuments, nameOf } from '../documents/find-documents.ts'
import { useDocumentName } from '../documents/use-document-name.ts'
import { Loaded } from '../kit/loaded.tsx'
import { useAction } from '../use-action.ts'
import { useStudioData } from '../use-studio-data.ts'
import { downloadExport } from './download-export.ts'
import { ActionError } from '../kit/action-error.tsx'
import { TextField } from '../kit/field.tsx'
import { Stack } from '../kit/layout.tsx'
import { Subtitle } from '../kit/text.tsx'
import styles from './transfer.module.css'

/** As many as the server accepts by name. */
const maxChosen = 500

/** Downloads all published documents, or chosen ones, as one file. */
export function ExportForm() {
  const { t } = useTranslation()
  const id = useId()
  const [isWhole, setIsWhole] = useState(true)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isDone, setIsDone] = useState(false)
  const documents = useStudioData('documents.list', isWhole ? null : {})
  const { isPending, reason, setReason, run } = useAction(async () => {
    setIsDone(false)
    const names = (documents.data ?? [])
      .filter((each) => chosen.has(nameOf(each)))
      .map(({ kind, key }) => ({ kind, key }))
    if (!isWhole && names.length === 0) return t('transfer.nothingChosen')
    if (!isWhole && names.length > maxChosen) return t('transfer.tooMany', { count: maxChosen })
    await downloadExport(isWhole ? null : names)
    setIsDone(true)
    return undefined
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    run()
  }

  function change(whole: boolean) {
    setIsWhole(whole)
    setReason(undefined)
    setIsDone(false)
  }

  return (
    <section className={styles.card} aria-labelledby={`${id}-title`}>
      <Subtitle id={`${id}-title`}>{t('transfer.export')}</Subtitle>
      <p className={styles.hint}>{t('transfer.exportText')}</p>
      <Stack as="form" noValidate onSubmit={submit}>
        <fieldset className={styles.options}>
          <legend>{t('transfer.what')}</legend>
          <label className={styles.option}>
            <input type="radio" name={`${id}-what`} checked={isWhole} onChange={() => change(true)} />
            {t('transfer.whole')}
          </label>
          <label className={styles.option}>
            <input type="radio" name={`${id}-what`} checked={!isWhole} onChange={() => change(false)} />
            {t('transfer.selection')}
          </label>
        </fieldset>
        {!isWhole && (
          <Loaded reading={documents} waiting={<Skeleton height="200px" />}>
            {(list) => (
              <DocumentChoice
                documents={list.filter(({ state }) => state !== 'draft')}
                chosen={chosen}
                onChange={(next) => {
                  setReason(undefined)
                  setChosen(next)
                }}
              />
            )}
          </Loaded>
        )}
        <ActionError reason={reason} />
        <p role="status" className={styles.hint}>
          {isPending ? t('transfer.packing') : isDone && t('transfer.downloaded')}
        </p>
        <div>
          <Button type="submit" icon="download" loading={isPending}>
            {t('transfer.download')}
          </Button>
        </div>
      </Stack>
    </section>
  )
}

interface DocumentChoiceProps {
  documents: NonNullable<Parameters<typeof findDocuments>[0]>
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

/** Published documents to choose from, found by their name. */
function DocumentChoice({ documents, chosen, onChange }: DocumentChoiceProps) {
  const { t } = useTranslation()
  const id = useId()
  const titleOf = useDocumentName()
  const [query, setQuery] = useState('')
  const found = findDocuments(documents, { query, titleOf })

  function toggle(name: string) {
    const next = new Set(chosen)
    if (!next.delete(name)) next.add(name)
    onChange(next)
  }

  return (
    <Stack>
      <TextField
        id={`${id}-query`}
        label={t('transfer.find')}
        type="search"
        value={query}
        onChange={setQuery}
      />
      <p role="status" className={styles.hint}>
        {found.length === 0 ? t('transfer.noneFound') : t('transfer.chosen', { count: chosen.size })}
      </p>
      {found.length > 0 && (
        <ul className={styles.names} aria-label={t('nav.documents')} tabIndex={0}>
          {found.map((each) => (
            <li key={nameOf(each)}>
              <label className={styles.option}>
                <input
                  type="checkbox"
                  checked={chosen.has(nameOf(each))}
                  onChange={() => toggle(nameOf(each))}
                />
                <span>
                  {titleOf(each)}{' '}
                  <span className={styles.hint}>
                    {t(`kinds.${each.kind}`)} · {each.key}
                  </span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
