import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentUses, Renamed } from '../../../schemas/studio/answers.ts'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { callStudio } from '../call-studio.ts'
import { Loaded } from '../kit/loaded.tsx'
import { useAction } from '../use-action.ts'
import { useReason } from '../use-reason.ts'
import { useStudioData } from '../use-studio-data.ts'
import { UseList } from './use-list.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { Choice } from '../kit/choice.tsx'
import { Row, Stack } from '../kit/layout.tsx'
import { Hint } from '../kit/text.tsx'
import { ActionForm } from '../kit/action-form.tsx'
import { TextField } from '../kit/field.tsx'

interface RenameFormProps {
  document: DocumentName
  /** The address of a page; undefined for other documents. */
  route: string | undefined
  /** Whether players know the address. */
  isPublished: boolean
  /** Saves pending changes; null if that fails. */
  settle: () => Promise<{ revision: number | null } | null>
  onDone: (renamed: Renamed) => Promise<void>
  onCancel: () => void
}

const patterns = { route: /^\/[A-Za-z0-9/_:-]*$/, key: /^[a-z0-9][A-Za-z0-9._-]{0,79}$/ }

/**
 * Changes the address of a page or the name of another document, and lists the references that change with
 * it.
 */
export function RenameForm({ document, onCancel, ...rest }: RenameFormProps) {
  const { t } = useTranslation()
  const uses = useStudioData('documents.uses', document)
  return (
    <Dialog title={t(rest.route === undefined ? 'rename.title' : 'rename.move')} onClose={onCancel}>
      {(close) => (
        <Loaded reading={uses} waiting={<Skeleton height="160px" />}>
          {(found) =>
            found.changes === null ? (
              <>
                <p>{t('rename.fixed')}</p>
                <UseList uses={found.uses} />
                <Row justify="right">
                  <Button variant="secondary" onClick={close}>
                    {t('cancel')}
                  </Button>
                </Row>
              </>
            ) : (
              <NameForm
                {...rest}
                document={document}
                found={found}
                changes={found.changes}
                onCancel={close}
              />
            )
          }
        </Loaded>
      )}
    </Dialog>
  )
}

interface NameFormProps extends RenameFormProps {
  found: DocumentUses
  changes: 'route' | 'key'
}

function NameForm({ document, route, isPublished, found, changes, settle, onDone, onCancel }: NameFormProps) {
  const { t } = useTranslation()
  const reasonOf = useReason()
  const [before] = useState(changes === 'route' ? (route ?? '') : document.key)
  const [name, setName] = useState(before)
  const [redirects, setRedirects] = useState(true)
  const action = useAction(
    async () => {
      if (!patterns[changes].test(name)) return t(`rename.${changes}Wrong`)
      if (name === before) return t('rename.same')
      const settled = await settle()
      if (!settled) return t('rename.notSaved')
      await onDone(await callStudio('documents.rename', { ...document, to: name, redirects, ...settled }))
      return undefined
    },
    (error) => {
      const type = error instanceof StudioError ? error.type : null
      if (type === 'NameTaken') return t('rename.taken')
      return type === 'InvalidParameters' ? t('rename.parameters') : reasonOf(error)
    },
  )

  return (
    <ActionForm
      isInDialog
      action={action}
      verb={t(changes === 'route' ? 'rename.move' : 'rename.submit')}
      isReasonAtField
      onCancel={onCancel}
    >
      <TextField
        label={t(`rename.${changes}`)}
        error={action.reason}
        required
        isFirst
        autoFocus
        spellCheck={false}
        value={name}
        onChange={(text) => {
          setName(text)
          action.setReason(undefined)
        }}
      />
      {changes === 'route' && isPublished && (
        <Stack gap={4}>
          <Choice checked={redirects} onChange={setRedirects}>
            {t('rename.redirect', { route: before })}
          </Choice>
          {!redirects && <Hint>{t('rename.lost', { route: before })}</Hint>}
        </Stack>
      )}
      <UseList uses={found.uses} />
    </ActionForm>
  )
}
