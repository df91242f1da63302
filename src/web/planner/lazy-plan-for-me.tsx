import { lazyWithPreload } from '../ui/lazy-with-preload.tsx'
import type { PlanForMeProps } from './plan-for-me.tsx'

const planForMe = lazyWithPreload<PlanForMeProps>(async () => (await import('./plan-for-me.tsx')).PlanForMe)

/** The dialog that plans, and its report. Their code loads when the dialog is first opened. */
export function LazyPlanForMe(props: PlanForMeProps) {
  return <planForMe.Lazy placeholder={null} props={props} />
}
