import type { AuthorMessages } from "./en.ts";

const messages: AuthorMessages = {
  title: "作者",
  description: "当サイトの作者について。",
  text: "当サイトの図版と記録を作っています。",
  server: (server) => `ホームワールド：${server}`,
  feedback: (handle) => `訂正やご要望は${handle}までどうぞ。`,
};

export default messages;
