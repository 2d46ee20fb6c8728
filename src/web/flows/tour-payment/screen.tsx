/** The payment of any order: here with the styles of the tours around it. */
export { Screen } from '#web/flows/order/screen.tsx';
