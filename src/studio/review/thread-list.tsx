import { useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { CommentThread } from '../../../schemas/studio/reviews.ts'
import { Avatar } from '../../ui/art/avatar.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { callStudio } from '../call-studio.ts'
import { useMay, useStudioSession } from '../session/use-session.ts'
import { useAction } from '../use-action.ts'
import { useTimestamp } from '../use-language.ts'
import { useLeavingFocus } from '../use-leaving-focus.ts'
import { CommentForm } from './comment-form.tsx'
import { useRefreshReviews } from './use-review.ts'
import { ActionError } from '../kit/action-error.tsx'
import { Row, Stack } from '../kit/layout.tsx'
import { Hint } from '../kit/text.tsx'
import styles from './review.module.css'

interface ThreadListProps {
  threads: readonly CommentThread[]
  /** What a thread is about; null: its block is gone. */
  labelOf: (thread: CommentThread) => string | null
  /** Shows the place; omitted where it is in view. */
  onJump?: (thread: CommentThread) => void
  /** Receives the focus when the last thread has gone. */
  after: RefObject<HTMLElement | null>
}

/** Threads of comments, which can be answered and resolved. */
export function ThreadList({ threads, labelOf, onJump, after }: ThreadListProps) {
  if (threads.length === 0) return null
  return (
    <Stack as="ul" gap={8}>
      {threads.map((thread) => (
        <Thread key={thread.id} thread={thread} label={labelOf(thread)} onJump={onJump} after={after} />
      ))}
    </Stack>
  )
}

interface ThreadProps {
  thread: CommentThread
  label: string | null
  onJump: ThreadListProps['onJump']
  after: ThreadListProps['after']
}

function Thread({ thread, label, onJump, after }: ThreadProps) {
  const { t } = useTranslation()
  const time = useTimestamp()
  const refresh = useRefreshReviews()
  const { user } = useStudioSession()
  const mayEdit = useMay('editor')
  const [isReplying, setIsReplying] = useState(false)
  const { id, comments, resolved } = thread
  const { isPending, reason, run } = useAction(async (isResolved: boolean) => {
    await callStudio('comments.resolve', { thread: id, isResolved })
    await refresh()
  })
  const item = useLeavingFocus<HTMLLIElement>(
    (own) => own.nextElementSibling ?? own.previousElementSibling ?? after.current,
  )
  const hasReplied = useRef(false)
  function stopReplying() {
    hasReplied.current = true
    setIsReplying(false)
  }
  /** The button is back after a reply, and has the focus again. */
  function takeFocusBack(button: HTMLButtonElement | null) {
    if (!button || !hasReplied.current) return
    hasReplied.current = false
    button.focus()
  }
  const mayResolve = mayEdit || comments[0]?.by.id === user.id
  return (
    <li
      ref={item}
      id={`thread-${id}`}
      tabIndex={-1}
      className={styles.thread}
      data-resolved={resolved !== null}
    >
      <Hint>
        {label === null ? (
          t('review.placeGone')
        ) : onJump ? (
          <button type="button" className={styles.jump} onClick={() => onJump(thread)}>
            {label}
          </button>
        ) : (
          label
        )}
      </Hint>
      {comments.map((comment) => (
        <div key={comment.id} className={styles.comment}>
          <Avatar name={comment.by.name} />
          <div className={styles.said}>
            <Hint>
              <strong>{comment.by.name}</strong> · {time(comment.at)}
            </Hint>
            <p className={styles.text}>{comment.text}</p>
          </div>
        </div>
      ))}
      {resolved && <Hint>{t('review.resolvedBy', { name: resolved.by.name, time: time(resolved.at) })}</Hint>}
      <ActionError reason={reason} />
      {isReplying ? (
        <CommentForm
          label={t('review.replyLabel')}
          verb={t('review.reply')}
          onSend={async (text) => {
            await callStudio('comments.reply', { thread: id, text })
            await refresh()
            stopReplying()
          }}
          onCancel={stopReplying}
        />
      ) : (
        <Row>
          <Button size="s" variant="ghost" ref={takeFocusBack} onClick={() => setIsReplying(true)}>
            {t('review.reply')}
          </Button>
          {mayResolve && (
            <Button
              size="s"
              variant="secondary"
              icon={resolved ? undefined : 'check'}
              loading={isPending}
              onClick={() => run(!resolved)}
            >
              {t(resolved ? 'review.reopen' : 'review.resolve')}
            </Button>
          )}
        </Row>
      )}
    </li>
  )
}
