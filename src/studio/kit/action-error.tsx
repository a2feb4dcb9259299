import { Message } from './message.tsx'

interface ActionErrorProps {
  /** Of `useAction`; undefined: nothing failed. */
  reason: string | undefined
  /** For controls that the message describes. */
  id?: string
  className?: string | undefined
}

/** Why an action failed. Screen readers announce it. */
export function ActionError({ reason, id, className }: ActionErrorProps) {
  if (!reason) return null
  return (
    <Message tone="error" id={id} role="alert" className={className}>
      {reason}
    </Message>
  )
}
