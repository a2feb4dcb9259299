import type { ReactNode } from 'react'
import { ActionError } from './action-error.tsx'
import { LoadedList, type LoadedListProps } from './loaded.tsx'
import { Page, type PageProps } from './page.tsx'

interface ListPageProps<Item> extends Omit<PageProps, 'children'>, LoadedListProps<Item> {
  /** Above the list, such as filters or the result of an action. */
  above?: ReactNode
  /** Why the last action on the list failed. */
  reason?: string | undefined
  /** Dialogs, and what is below the list. */
  below?: ReactNode
}

/** A screen with one list: loading, empty, failed, or with entries. */
export function ListPage<Item>({ above, reason, below, title, text, actions, ...list }: ListPageProps<Item>) {
  return (
    <Page title={title} text={text} actions={actions}>
      {above}
      <ActionError reason={reason} />
      <LoadedList {...list} />
      {below}
    </Page>
  )
}
