import { hydrate, QueryClientProvider, type DehydratedState } from '@tanstack/react-query'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { callOverHttp } from './api/call.ts'
import { createQueryClient } from './api/query-client.ts'
import { createRoutes } from './routes.tsx'
import './styles/index.css'

const queryClient = createQueryClient(callOverHttp)
const state = document.getElementById('state')?.textContent
if (state) hydrate(queryClient, JSON.parse(state) as DehydratedState)

let isFirstPage = true
const router = createBrowserRouter(createRoutes({ queryClient, isWaiting: () => isFirstPage }))

function start(): void {
  isFirstPage = false
  const root = document.getElementById('root')
  if (!root) return
  hydrateRoot(
    root,
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

// The page is complete already; React takes it over once the code and the data of its route are there.
if (router.state.initialized) start()
else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    start()
  })
}
