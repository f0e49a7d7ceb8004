import type { AuthorMessages } from "./en.ts";

const messages: AuthorMessages = {
  title: "作者",
  description: "当サイトの作者について。",
  text: "当サイトのマップを描き、データを管理しています。",
  server: (server) => `ホームワールド：${server}`,
  feedback: (handle) => `訂正やご要望は${handle}までどうぞ。`,
};

export default messages;
