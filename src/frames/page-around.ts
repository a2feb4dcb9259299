/** The page around this document, at the origin named by the server: messages are exchanged with no other. */
export interface PageAround<Message extends object> {
  tell: (message: Message) => void
  onMessage: (listener: (data: unknown) => void) => void
}

export function pageAround<Message extends object>(): PageAround<Message> {
  const host = document.body.dataset['host'] ?? ''
  return {
    tell: (message) => window.parent.postMessage(message, host),
    onMessage: (listener) =>
      window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
        if (source === window.parent && origin === host) listener(data)
      }),
  }
}
