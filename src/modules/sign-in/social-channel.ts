import type { SocialAnswer } from './social-window.ts'

/**
 * The window of a social login and the page that opened it communicate over a channel that only pages of this
 * origin receive: unlike `postMessage`, other pages, such as the provider's, cannot reach it.
 */
const channelName = 'marquee.social_login'

type Message = { type: 'answer'; answer: SocialAnswer } | { type: 'taken'; state: string }

function isMessage(data: unknown): data is Message {
  return typeof data === 'object' && data !== null && 'type' in data
}

/** Waits for the answer to a login that this page started. The returned function cancels. */
export function awaitAnswer(state: string, onAnswer: (answer: SocialAnswer) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data) || data.type !== 'answer' || data.answer.state !== state) return
    channel.postMessage({ type: 'taken', state } satisfies Message)
    channel.close()
    onAnswer(data.answer)
  }
  return () => channel.close()
}

/** Passes the answer to the waiting page; resolves to whether there is one. */
export function handOver(answer: SocialAnswer, timeoutMs = 1000): Promise<boolean> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(channelName)
    const end = (isTaken: boolean) => {
      clearTimeout(timer)
      channel.close()
      resolve(isTaken)
    }
    const timer = setTimeout(end, timeoutMs, false)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isMessage(data) && data.type === 'taken' && data.state === answer.state) end(true)
    }
    channel.postMessage({ type: 'answer', answer } satisfies Message)
  })
}
