import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import type { DocumentIssue } from '../../../../schemas/issue.ts'
import type { DocumentSummary } from '../../../../schemas/studio/answers.ts'
import { StudioError } from '../../../../schemas/studio/errors.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ControlBox, Field } from '../../../ui/controls/field.tsx'
import { callStudio } from '../../call-studio.ts'
import { IssueList } from '../../editor/checks/issue-list.tsx'
import { useInvalidFocus } from '../../keyboard/use-invalid-focus.ts'
import { CloseButton, Modal } from '../../shell/modal.tsx'
import { useAction } from '../../use-action.ts'
import { useDocumentName } from '../use-document-name.ts'
import { commonStart, movedAddress } from './moved-addresses.ts'
import { useBatchReason } from './use-batch-reason.ts'
import styles from './selection.module.css'

/** A page with an address. */
export type AddressedPage = DocumentSummary & { route: string }

interface MoveFormProps {
  pages: readonly AddressedPage[]
  /** Receives the message about the result, and what takes it back. */
  onDone: (notice: string, batch: number) => void
  onClose: () => void
  /** Somebody else has changed one of the pages. */
  onStale: () => void
}

const addressPattern = /^\/[A-Za-z0-9/_:-]*$/

/** Gives the addresses of pages another beginning, with all links to them. */
export function MoveForm({ pages, onDone, onClose, onStale }: MoveFormProps) {
  const { t } = useTranslation()
  const { mutate } = useSWRConfig()
  const titleOf = useDocumentName()
  const reasonOf = useBatchReason()
  const id = useId()
  const from = commonStart(pages.map(({ route }) => route))
  const [start, setStart] = useState(from || '/')
  const [redirects, setRedirects] = useState(true)
  const [issues, setIssues] = useState<readonly DocumentIssue[]>([])
  const moves = pages.map((page) => ({ page, to: movedAddress(page.route, from, start.trim()) }))

  const { isPending, reason, setReason, run } = useAction(
    async () => {
      setIssues([])
      if (moves.some(({ to }) => !addressPattern.test(to))) return t('rename.routeWrong')
      if (moves.every(({ page, to }) => page.route === to)) return t('selection.sameAddress')
      const answer = await callStudio('documents.move', {
        pages: moves.map(({ page: { key, revision = null }, to }) => ({ key, revision, to })),
        redirects,
      })
      if (!answer.changed) {
        setIssues(answer.issues)
        return t('selection.notMoved')
      }
      await mutate(() => true)
      const links = answer.documents.length - pages.length
      onDone(t('selection.moved', { pages: pages.length, links }), answer.batch)
      return undefined
    },
    (error) => {
      if (error instanceof StudioError && error.type === 'Conflict') onStale()
      return reasonOf(error)
    },
  )
  const form = useInvalidFocus(reason)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    run()
  }

  return (
    <Modal className={styles.dialog} onClose={onClose}>
      {(title, close) => (
        <form ref={form} className={styles.form} noValidate onSubmit={submit}>
          <div className={styles.head}>
            <h2 id={title} className={styles.title}>
              {t('selection.moveTitle')}
            </h2>
            <CloseButton onClick={close} />
          </div>
          <Field
            id={`${id}start`}
            label={t('selection.newStart')}
            hint={t('selection.startHint', { from: from || '/' })}
            error={reason}
            required
          >
            {(control) => (
              <ControlBox invalid={reason !== undefined}>
                <input
                  {...control}
                  // React leaves the attribute out, by which an opening dialog chooses what to focus.
                  ref={(input) => input?.setAttribute('autofocus', '')}
                  autoComplete="off"
                  spellCheck={false}
                  value={start}
                  maxLength={200}
                  onChange={({ target }) => {
                    setStart(target.value)
                    setReason(undefined)
                  }}
                />
              </ControlBox>
            )}
          </Field>
          {issues.length > 0 && <IssueList issues={issues} />}
          <div className={styles.preview}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{t('selection.document')}</th>
                  <th scope="col">{t('selection.oldAddress')}</th>
                  <th scope="col">{t('selection.newAddress')}</th>
                </tr>
              </thead>
              <tbody>
                {moves.map(({ page, to }) => (
                  <tr key={page.key}>
                    <th scope="row">{titleOf(page)}</th>
                    <td>{page.route}</td>
                    <td>
                      {to === page.route ? (
                        <span className={styles.hint}>{t('selection.same')}</span>
                      ) : (
                        <span className={styles.new}>{to}</span>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <label className={styles.all}>
            <input
              type="checkbox"
              checked={redirects}
              onChange={({ target }) => setRedirects(target.checked)}
            />
            {t('selection.redirects')}
          </label>
          <p className={styles.hint}>{t('selection.moveHint')}</p>
          <div className={styles.choices}>
            <Button variant="secondary" onClick={close}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={isPending}>
              {t('selection.move')}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  )
}
