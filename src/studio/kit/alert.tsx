import type { ComponentProps } from 'react'
import { Message } from './message.tsx'

/** What the user has to know or decide at once. Screen readers announce it. */
export function Alert(props: Omit<ComponentProps<'div'>, 'role'>) {
  return <Message {...props} tone="warning" role="alert" />
}
