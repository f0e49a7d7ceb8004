export { default as CallsDialog } from "./CallsDialog.tsx";
