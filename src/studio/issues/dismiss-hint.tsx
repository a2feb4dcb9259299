import { useTranslation } from 'react-i18next'
import type { DocumentIssue } from '../../../schemas/issue.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ActionError } from '../kit/action-error.tsx'
import { useAction } from '../use-action.ts'
import { useHints } from './hints-context.ts'

/** `about`: the hint in words. */
export function DismissHint({ hint, about }: { hint: DocumentIssue; about: string }) {
  const { t } = useTranslation()
  const { dismiss } = useHints()
  const { run, isPending, reason } = useAction(async () => dismiss?.(hint))
  if (!dismiss) return null
  return (
    <>
      <Button
        variant="ghost"
        size="s"
        disabled={isPending}
        aria-label={`${t('editor.dismissHint')}: ${about}`}
        onClick={() => run()}
      >
        {t('editor.dismissHint')}
      </Button>
      <ActionError reason={reason} />
    </>
  )
}
