import { runChat } from './chat/run-chat.ts'
import { pageAround } from './page-around.ts'

runChat(pageAround())
