import type { Static, TSchema } from 'typebox'
import Value from 'typebox/value'
import type { MessageFromPage, MessageToPage } from '../../../schemas/studio/canvas-messages.ts'

type WithoutChannel<Message> = Message extends unknown ? Omit<Message, 'channel'> : never

/** Sends a message between the Studio and the previewed page; only a window of this origin receives it. */
export function sendTo<Message extends MessageFromPage | MessageToPage>(
  receiver: Window | null | undefined,
  message: WithoutChannel<Message>,
): void {
  receiver?.postMessage({ channel: 'marquee.studio', ...message }, self.origin)
}

/** Calls `handle` with the valid messages of one window of this origin. Returns a function that ends this. */
export function listenTo<Schema extends TSchema>(
  sender: () => Window | null | undefined,
  schema: Schema,
  handle: (message: Static<Schema>) => void,
): () => void {
  const receive = ({ source, origin, data }: MessageEvent<unknown>) => {
    const expected = sender()
    if (!expected || source !== expected || origin !== self.origin) return
    if (Value.Check(schema, data)) handle(data)
  }
  addEventListener('message', receive)
  return () => removeEventListener('message', receive)
}
