import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import type { DocumentReference } from '../../../schemas/studio/answers.ts'
import { maxXliffLength } from '../../../schemas/studio/calls/translations.ts'
import type { ImportPreview, ImportResult } from '../../../schemas/studio/translations.ts'
import { Button } from '../../ui/controls/button.tsx'
import { callStudio } from '../call-studio.ts'
import { useListedName } from '../documents/use-listed-name.ts'
import { ReleaseForm } from '../releases/release-form.tsx'
import { useAction } from '../use-action.ts'
import { decodeTable, isWorkbook } from '../redirects/read-table.ts'
import { xliffOf } from './spreadsheet.ts'
import { undoImport } from './undo-import.ts'
import { ImportPreviewView } from './import-preview.tsx'
import { ActionError } from '../kit/action-error.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { Hint, Status } from '../kit/text.tsx'
import { Row } from '../kit/layout.tsx'

interface ImportDialogProps {
  onImported: () => void
  onClose: () => void
}

interface CheckedFile {
  name: string
  xliff: string
  preview: ImportPreview
}

/** Takes a file back from a translation agency: shows what it changes, then saves it as drafts. */
export function ImportDialog({ onImported, onClose }: ImportDialogProps) {
  const { t } = useTranslation()
  const { mutate } = useSWRConfig()
  const nameOf = useListedName()
  const input = useRef<HTMLInputElement>(null)
  const [checked, setChecked] = useState<CheckedFile | null>(null)
  const [withOutdated, setWithOutdated] = useState(false)
  const [result, setResult] = useState<ImportResult | null>(null)
  const [isReleasing, setIsReleasing] = useState(false)
  /** Documents that could not be taken back; null: the import was not undone. */
  const [kept, setKept] = useState<readonly DocumentReference[] | null>(null)

  const take = useAction(async () => {
    if (!checked) return
    const { xliff, preview } = checked
    setResult(
      await callStudio('translations.import', { xliff, fingerprint: preview.fingerprint, withOutdated }),
    )
    await mutate(() => true)
    onImported()
  })
  const check = useAction(async (file: File) => {
    setChecked(null)
    setWithOutdated(false)
    take.setReason(undefined)
    // Bytes: no character has fewer.
    if (file.size > maxXliffLength * 3) return t('translations.tooLarge')
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (isWorkbook(bytes)) return t('translations.workbook')
    const text = decodeTable(bytes)
    const xliff = text.trimStart().startsWith('<') ? text : xliffOf(text)
    if (text.trim() === '') return t('translations.emptyFile')
    if (xliff === null) return t('translations.otherTable')
    if (xliff.length > maxXliffLength) return t('translations.tooLarge')
    setChecked({ name: file.name, xliff, preview: await callStudio('translations.checkImport', { xliff }) })
    return undefined
  })

  const undo = useAction(async () => {
    if (!result) return
    setKept(await undoImport(result.documents))
    await mutate(() => true)
    onImported()
  })

  if (isReleasing && result) return <ReleaseForm documents={result.documents} onClose={onClose} />

  const count = checked
    ? checked.preview.changes.length + (withOutdated ? checked.preview.outdated.length : 0)
    : 0
  const reason = check.reason ?? take.reason ?? undo.reason
  return (
    <Dialog title={t('translations.importTitle')} size="m" onClose={onClose}>
      {(close) => (
        <>
          {result ? (
            <p role="status">
              {kept === null
                ? t('translations.imported', { count: result.count, documents: result.documents.length })
                : kept.length === 0
                  ? t('translations.undone')
                  : t('translations.undonePartly', { names: kept.map(nameOf).join(', ') })}
            </p>
          ) : (
            <>
              <Hint>{t('translations.importText')}</Hint>
              <Row gap={12}>
                <Button
                  variant="outline"
                  loading={check.isPending}
                  disabled={take.isPending}
                  onClick={() => input.current?.click()}
                >
                  {t('translations.chooseFile')}
                </Button>
                {checked?.name}
              </Row>
              <input
                ref={input}
                type="file"
                accept=".xlf,.xliff,.csv,application/x-xliff+xml,text/csv"
                hidden
                onChange={({ target }) => {
                  const [file] = target.files ?? []
                  if (file) check.run(file)
                  // Allows the same file to be selected again.
                  target.value = ''
                }}
              />
              <Status isHint>{check.isPending && t('translations.checking')}</Status>
              {checked && (
                <ImportPreviewView
                  preview={checked.preview}
                  withOutdated={withOutdated}
                  onWithOutdated={setWithOutdated}
                />
              )}
            </>
          )}
          <ActionError reason={reason} />
          <Row justify="right">
            <Button variant="secondary" onClick={close}>
              {t(result ? 'close' : 'cancel')}
            </Button>
            {result && result.documents.length > 0 && kept === null && (
              <Button variant="outline" icon="refresh" loading={undo.isPending} onClick={undo.run}>
                {t('translations.undo')}
              </Button>
            )}
            {result && result.documents.length > 0 && kept === null && (
              <Button onClick={() => setIsReleasing(true)}>{t('translations.makeRelease')}</Button>
            )}
            {!result && checked && count > 0 && (
              <Button loading={take.isPending} onClick={() => take.run()}>
                {t('translations.take', { count })}
              </Button>
            )}
          </Row>
        </>
      )}
    </Dialog>
  )
}
