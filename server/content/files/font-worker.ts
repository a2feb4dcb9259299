import { parentPort } from 'node:worker_threads'
import { readFont } from './read-font.ts'

/** Reads fonts in a thread of its own. An exception ends the thread, which `font-thread.ts` reports. */
parentPort?.on('message', (content: unknown) => {
  if (!(content instanceof Uint8Array)) throw new Error('The font worker got a message that is no font')
  void readFont(Buffer.from(content)).then((facts) => parentPort?.postMessage(facts))
})
